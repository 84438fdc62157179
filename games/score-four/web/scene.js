// The Score Four board in space. It draws a frame only when something has changed.
import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { motionAllowed } from 'sakiyomi/boards/motion.js';
import { makeLabel, makeMaterials, makeSurroundings, woodTexture } from './materials.js';
import { difference, landing, parse, topOf, winningCells, LINES, EMPTY } from './position.js';

/** @import { Bead } from './position.js' */

const LEVEL = 0.74;
const BEAD = 0.43;
const ROD = 4 * LEVEL + 0.3;
const DROP_MS = 420;
/** A pointer that moves less than this many pixels was a click. */
const CLICK = 6;

/**
 * @typedef {object} Shown
 * @property {string} view
 * @property {number | null} last the column of the last move
 * @property {number | null} ghost the column whose landing cell shows a bead
 * @property {'X' | 'O'} ghostBead
 * @property {number | null} best the column of the best move
 */

/** Tells whether this browser can draw in space. */
export function canDraw() {
  try {
    return !!document.createElement('canvas').getContext('webgl2');
  } catch {
    return false;
  }
}

/**
 * Tells whether the processor has to do the work of a graphics card.
 * @param {WebGLRenderingContext | WebGL2RenderingContext} context
 */
function drawsInSoftware(context) {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

/**
 * Returns where the middle of a cell lies.
 * @param {number} cell
 */
function at(cell) {
  return new THREE.Vector3(cell % 4 - 1.5, LEVEL * (Math.floor(cell / 16) + 0.5), Math.floor(cell / 4) % 4 - 1.5);
}

export class Space {
  /**
   * @param {HTMLElement} place the element that the canvas fills
   * @param {(column: number | null) => void} hover
   * @param {(column: number, pointer: string) => void} press
   */
  constructor(place, hover, press) {
    this.place = place;
    this.hover = hover;
    this.press = press;
    this.renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, powerPreference: 'low-power' });
    /** Whether frames are dear, so that few of them are drawn. */
    this.slow = drawsInSoftware(this.renderer.getContext());
    const { slow } = this;
    this.renderer.setPixelRatio(slow ? 1 : Math.min(devicePixelRatio, 2));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.renderer.toneMapping = THREE.ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.05;
    this.canvas = this.renderer.domElement;
    place.append(this.canvas);
    this.materials = makeMaterials();
    this.scene = new THREE.Scene();
    this.surroundings = slow ? null : makeSurroundings(this.renderer);
    this.scene.environment = this.surroundings?.texture ?? null;
    this.camera = new THREE.PerspectiveCamera(30, 1, 0.1, 60);
    this.controls = new OrbitControls(this.camera, this.canvas);
    this.beadGeometry = new THREE.SphereGeometry(BEAD, 40, 28).scale(1, 0.84, 1);
    this.ringGeometry = new THREE.TorusGeometry(BEAD + 0.035, 0.04, 12, 48).rotateX(Math.PI / 2);
    /** @type {Map<number, THREE.Mesh>} */
    this.beads = new Map();
    /** @type {{ mesh: THREE.Object3D, from: number, to: number, start: number }[]} */
    this.falling = [];
    /** @type {THREE.Object3D[]} Things that are made anew for each position. */
    this.marks = [];
    this.view = EMPTY;
    /** What is to be seen, as text: the app says it again with every value that an analysis changes. */
    this.said = '';
    this.turned = false;
    /** @type {THREE.Sprite[]} */
    this.letters = [];
    this.dressed = '';
    this.frame = 0;
    /** How many frames were drawn, for those who watch that the board rests. */
    this.frames = 0;
    this.build();
    this.listen();
    this.resetView();
  }

  /** Puts up what never changes: light, base, rods and letters. */
  build() {
    const light = new THREE.DirectionalLight('#fff4e0', 1.9);
    light.position.set(-3.5, 8, 4.5);
    light.castShadow = true;
    light.shadow.mapSize.set(1024, 1024);
    light.shadow.radius = 4;
    light.shadow.normalBias = 0.03;
    Object.assign(light.shadow.camera, { left: -4, right: 4, top: 4, bottom: -4, near: 1, far: 18 });
    this.scene.add(light, new THREE.HemisphereLight('#ffffff', '#8a7a5c', this.surroundings ? 0.55 : 2.2));

    const base = new THREE.Mesh(baseGeometry(), this.materials.base);
    base.receiveShadow = true;
    this.scene.add(base);
    const rod = new THREE.CylinderGeometry(0.055, 0.055, ROD, 14).translate(0, ROD / 2, 0);
    const cap = new THREE.SphereGeometry(0.055, 14, 8).translate(0, ROD, 0);
    for (let column = 0; column < 16; column += 1) {
      const { x, z } = at(column);
      for (const geometry of [rod, cap]) {
        const mesh = new THREE.Mesh(geometry, this.materials.rod);
        mesh.position.set(x, 0, z);
        mesh.castShadow = geometry === rod;
        mesh.userData.column = column;
        this.scene.add(mesh);
      }
    }
    for (let index = 0; index < 4; index += 1) {
      for (const side of [-1, 1]) {
        const file = makeLabel('abcd'[index] ?? '', '#4a3611');
        file.position.set(index - 1.5, 0.16, side * 2.14);
        const rank = makeLabel(String(index + 1), '#4a3611');
        rank.position.set(side * 2.14, 0.16, index - 1.5);
        this.scene.add(file, rank);
        this.letters.push(file, rank);
      }
    }
    // Wide shafts around the rods, so that a click near a rod is a click on it. They are never drawn.
    const shaft = new THREE.CylinderGeometry(0.34, 0.34, ROD, 10).translate(0, ROD / 2, 0);
    this.shafts = Array.from({ length: 16 }, (_, column) => {
      const mesh = new THREE.Mesh(shaft);
      const { x, z } = at(column);
      mesh.position.set(x, 0, z);
      mesh.userData.column = column;
      mesh.updateMatrixWorld();
      return mesh;
    });
  }

  /**
   * Gives the base its colour, and shows the letters or not.
   * @param {string} wood
   * @param {boolean} coordinates
   */
  dress(wood, coordinates) {
    const dressed = `${wood} ${coordinates}`;
    if (dressed === this.dressed) return;
    this.dressed = dressed;
    const { base } = this.materials;
    if (wood) {
      base.map?.dispose();
      base.map = woodTexture(wood);
    }
    for (const letter of this.letters) letter.visible = coordinates;
    this.invalidate();
  }

  listen() {
    const { controls, canvas } = this;
    controls.enablePan = false;
    controls.enableDamping = motionAllowed() && !this.slow;
    controls.dampingFactor = 0.12;
    controls.rotateSpeed = 0.75;
    controls.minPolarAngle = 0.12;
    controls.maxPolarAngle = 1.5;
    controls.target.set(0, 1.05, 0);
    controls.addEventListener('change', () => this.invalidate());
    /** @type {{ x: number, y: number } | null} */
    let down = null;
    canvas.addEventListener('pointerdown', (event) => {
      down = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    });
    canvas.addEventListener('pointermove', (event) => {
      if (event.buttons === 0 && event.pointerType !== 'touch') this.hover(this.columnUnder(event));
    });
    canvas.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') this.hover(null);
    });
    canvas.addEventListener('pointerup', (event) => {
      const start = down;
      down = null;
      if (!start || event.button !== 0 || Math.hypot(event.clientX - start.x, event.clientY - start.y) > CLICK) return;
      const column = this.columnUnder(event);
      if (column !== null) this.press(column, event.pointerType);
    });
    canvas.addEventListener('webglcontextrestored', () => this.invalidate());
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(this.place);
  }

  /** Fits the picture to its place. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.place;
    if (width === 0 || height === 0) return;
    this.renderer.setSize(width, height);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.draw(performance.now());
  }

  /** Looks at the board from the front, from the other side when it is turned. */
  resetView() {
    const [turn, polar, distance] = [0.42 + (this.turned ? Math.PI : 0), 1.0, 13.4];
    this.camera.position.setFromSphericalCoords(distance, polar, turn).add(this.controls.target);
    this.controls.minDistance = 7;
    this.controls.maxDistance = 20;
    this.controls.update();
    this.invalidate();
  }

  /** @param {boolean} turned */
  turn(turned) {
    if (turned === this.turned) return;
    this.turned = turned;
    this.resetView();
  }

  /**
   * Shows a position with its marks.
   * @param {Shown} shown
   */
  show(shown) {
    const said = JSON.stringify(shown);
    if (said === this.said) return;
    this.said = said;
    const { added, removed } = difference(this.view, shown.view);
    const cells = parse(shown.view) ?? [];
    for (const cell of removed) this.lift(cell);
    for (const cell of added) this.put(cell, cells[cell] === 'O' ? 'O' : 'X', added.length === 1 && removed.length === 0);
    this.view = shown.view;
    this.mark(cells, shown);
    this.invalidate();
  }

  /**
   * @param {number} cell
   * @param {'X' | 'O'} bead
   * @param {boolean} drop whether it falls from above
   */
  put(cell, bead, drop) {
    const mesh = new THREE.Mesh(this.beadGeometry, this.materials.bead[bead]);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.userData.column = cell % 16;
    mesh.position.copy(at(cell));
    this.scene.add(mesh);
    this.beads.set(cell, mesh);
    if (!drop || this.slow || !motionAllowed()) return;
    const to = mesh.position.y;
    mesh.position.y = ROD + 0.5;
    this.falling.push({ mesh, from: ROD + 0.5, to, start: performance.now() });
  }

  /** @param {number} cell */
  lift(cell) {
    const mesh = this.beads.get(cell);
    if (!mesh) return;
    this.scene.remove(mesh);
    this.beads.delete(cell);
    this.falling = this.falling.filter((fall) => fall.mesh !== mesh);
  }

  /**
   * Lights the winning line, rings the last bead, and shows where a bead would land.
   * @param {Bead[]} cells
   * @param {Shown} shown
   */
  mark(cells, { last, ghost, ghostBead, best }) {
    for (const mark of this.marks) this.scene.remove(mark);
    this.marks = [];
    const won = winningCells(cells);
    for (const [cell, mesh] of this.beads) {
      const bead = cells[cell] === 'O' ? 'O' : 'X';
      mesh.material = (won.has(cell) ? this.materials.lit : this.materials.bead)[bead];
    }
    for (const cell of won) this.addRing(cell, this.materials.line);
    for (const line of LINES) if (line.every((cell) => won.has(cell)) && sameBead(cells, line)) this.addBar(line);
    const top = topOf(cells, last);
    if (top !== null && won.size === 0) this.addRing(top, this.materials.last);
    const bestCell = best === null ? null : landing(cells, best);
    if (bestCell !== null) this.addRing(bestCell, this.materials.best);
    const lands = ghost === null ? null : landing(cells, ghost);
    if (lands !== null && ghost !== null) {
      const mesh = new THREE.Mesh(this.beadGeometry, this.materials.ghost[ghostBead]);
      mesh.position.copy(at(lands));
      mesh.userData.column = ghost;
      this.add(mesh);
    }
  }

  /** @param {THREE.Object3D} mark */
  add(mark) {
    this.scene.add(mark);
    this.marks.push(mark);
  }

  /**
   * @param {number} cell
   * @param {THREE.Material} material
   */
  addRing(cell, material) {
    const ring = new THREE.Mesh(this.ringGeometry, material);
    ring.position.copy(at(cell));
    this.add(ring);
  }

  /**
   * Draws a bar through the beads of a line.
   * @param {number[]} line
   */
  addBar(line) {
    const [from = 0, , , to = 0] = line;
    const [start, end] = [at(from), at(to)];
    const way = end.clone().sub(start);
    const bar = new THREE.Mesh(new THREE.CylinderGeometry(0.09, 0.09, way.length() + 1, 12), this.materials.line);
    bar.position.copy(start).add(end).multiplyScalar(0.5);
    bar.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), way.normalize());
    this.add(bar);
  }

  /**
   * Returns the column under the pointer: first by what is to be seen, then by what is near.
   * @param {PointerEvent} event
   */
  columnUnder(event) {
    const box = this.canvas.getBoundingClientRect();
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(
      2 * (event.clientX - box.left) / box.width - 1, 1 - 2 * (event.clientY - box.top) / box.height,
    ), this.camera);
    const seen = ray.intersectObjects(this.scene.children, false)
      .find(({ object }) => object.userData.column !== undefined);
    const hit = seen ?? ray.intersectObjects(this.shafts ?? [], false)[0];
    const column = hit?.object.userData.column;
    return typeof column === 'number' ? column : null;
  }

  /** Asks for a frame. */
  invalidate() {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  /** @param {number} now */
  draw(now) {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.controls.update();
    this.falling = this.falling.filter(({ mesh, from, to, start }) => {
      const part = Math.min(1, Math.max(0, (now - start) / DROP_MS));
      mesh.position.y = to + (from - to) * fall(part);
      return part < 1;
    });
    this.renderer.render(this.scene, this.camera);
    this.frames += 1;
    if (this.falling.length > 0) this.invalidate();
  }

  /** Gives everything back that the page does not collect by itself. */
  dispose() {
    cancelAnimationFrame(this.frame);
    this.watcher?.disconnect();
    this.controls.dispose();
    this.surroundings?.dispose();
    this.scene.traverse((object) => {
      if (object instanceof THREE.Mesh) object.geometry.dispose();
      if (object instanceof THREE.Sprite) object.material.map?.dispose();
    });
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}

/**
 * Returns how much of the height is left: a fall that ends in one small bounce.
 * @param {number} part of the time that is over
 */
function fall(part) {
  const hit = 0.7;
  if (part < hit) return 1 - (part / hit) ** 2;
  const bounce = (part - hit) / (1 - hit);
  return 0.09 * 4 * bounce * (1 - bounce);
}

/**
 * @param {Bead[]} cells
 * @param {number[]} line
 */
function sameBead(cells, line) {
  return line.every((cell) => cells[cell] === cells[line[0] ?? 0]);
}

/** Makes the base: a slab with round corners. */
function baseGeometry() {
  const [half, corner, thick] = [2.34, 0.32, 0.3];
  const shape = new THREE.Shape();
  shape.moveTo(-half + corner, -half);
  shape.lineTo(half - corner, -half).quadraticCurveTo(half, -half, half, -half + corner);
  shape.lineTo(half, half - corner).quadraticCurveTo(half, half, half - corner, half);
  shape.lineTo(-half + corner, half).quadraticCurveTo(-half, half, -half, half - corner);
  shape.lineTo(-half, -half + corner).quadraticCurveTo(-half, -half, -half + corner, -half);
  const slab = new THREE.ExtrudeGeometry(shape, {
    depth: thick, bevelEnabled: true, bevelSize: 0.05, bevelThickness: 0.05, bevelSegments: 4, curveSegments: 10,
  });
  slab.rotateX(Math.PI / 2).translate(0, -0.05, 0);
  const uv = slab.getAttribute('uv');
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getX(index) / 5, uv.getY(index) / 5);
  return slab;
}
