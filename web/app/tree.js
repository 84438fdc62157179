// The tree of moves: pure functions over the nodes of a game.

/** @import { Seat, TreeNode } from '../types.js' */

/** An index of the nodes, made once for each state of the game. */
export class Tree {
  /** @param {TreeNode[]} nodes */
  constructor(nodes) {
    /** @type {Map<number, TreeNode>} */
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    /** @type {Map<number, number[]>} */
    this.childrenOf = new Map();
    for (const { id, parent } of nodes) {
      if (parent === null) continue;
      const siblings = this.childrenOf.get(parent);
      if (siblings) siblings.push(id);
      else this.childrenOf.set(parent, [id]);
    }
  }

  /** @param {number} id */
  node(id) {
    return this.nodes.get(id);
  }

  /** @param {number} id @returns {readonly number[]} */
  children(id) {
    return this.childrenOf.get(id) ?? [];
  }

  /** Returns the nodes from the start to `id`. @param {number} id */
  path(id) {
    /** @type {number[]} */
    const path = [];
    let node = this.node(id);
    while (node) {
      path.unshift(node.id);
      node = node.parent === null ? undefined : this.node(node.parent);
    }
    return path;
  }

  /**
   * Returns the line through `id` down to its end: along `before` where that still leads on,
   * else along the moves that were played last.
   * @param {number} id
   * @param {readonly number[]} before
   */
  line(id, before = []) {
    const line = this.path(id);
    const at = before.indexOf(id);
    const known = at >= 0 && line.every((node, index) => before[index] === node);
    if (known) line.push(...before.slice(at + 1).filter((node) => this.nodes.has(node)));
    for (;;) {
      const next = this.children(line.at(-1) ?? 0).at(-1);
      if (next === undefined) return line;
      line.push(next);
    }
  }

  /**
   * Returns where taking back leads: the last position on the way to `id` in which a person was
   * to move, or the one before if none of the players is a person.
   * @param {number} id
   * @param {readonly Seat[]} seats
   * @returns {number | null}
   */
  before(id, seats) {
    const people = seats.some((seat) => seat.kind === 'human');
    let node = this.node(id);
    while (node && node.parent !== null) {
      if (!people || (node.seat !== null && seats[node.seat]?.kind === 'human')) return node.parent;
      node = this.node(node.parent);
    }
    return null;
  }

  /**
   * Returns where redoing leads along a line: the next position in which a person is to move,
   * or the end of the line.
   * @param {number} id
   * @param {readonly number[]} line
   * @param {readonly Seat[]} seats
   * @returns {number | null}
   */
  after(id, line, seats) {
    const people = seats.some((seat) => seat.kind === 'human');
    const at = line.indexOf(id);
    if (at < 0 || at + 1 >= line.length) return null;
    for (let index = at + 1; index < line.length; index += 1) {
      const next = this.node(line[index + 1] ?? -1);
      const here = line[index] ?? null;
      if (!people || !next) return here;
      if (next.seat !== null && seats[next.seat]?.kind === 'human') return here;
    }
    return null;
  }
}
