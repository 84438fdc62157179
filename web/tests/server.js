// Starts and stops the program for the tests, each time with a file of games of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const builds = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', process.env.SAKIYOMI_PROFILE ?? 'release');
/** The files as they are in the working tree, so that the page can change without a build. */
const web = fileURLToPath(new URL('..', import.meta.url));
const START_MS = 20_000;

/** @returns {Promise<number>} a port that nobody uses */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A running server. Its address stays the same when it is started again. */
export class Server {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #folder = '';
  #output = '';
  port = 0;

  /** @param {string} [program] the file of the program, or its name among the builds */
  constructor(program = process.env.SAKIYOMI ?? 'sakiyomi') {
    this.program = resolve(builds, program);
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    this.#folder ||= await mkdtemp(join(tmpdir(), 'sakiyomi-web-'));
    this.port ||= await freePort();
    const child = spawn(this.program, [
      'serve', '--port', String(this.port), '--data', join(this.#folder, 'games.sqlite'), '--web', web, '--no-open',
    ], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stdout.on('data', (text) => { this.#output += text; });
    child.stderr.on('data', (text) => { this.#output += text; });
    const deadline = Date.now() + START_MS;
    while (!(await fetch(`${this.address}/health`).then((answer) => answer.ok, () => false))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${this.program} did not start:\n${this.#output}`);
      }
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
  }

  /** @param {NodeJS.Signals} [signal] */
  async stop(signal = 'SIGTERM') {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => { child.once('exit', resolve); });
    child.kill(signal);
    await gone;
    this.#process = null;
  }

  async end() {
    await this.stop();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }
}
