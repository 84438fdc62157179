// Makes web/vendor from the npm packages that package-lock.json pins: one minified file for each
// library, with its licence. `--check` compares instead, so that a vendored file is never edited.
import { build } from 'esbuild';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const vendor = fileURLToPath(new URL('../vendor/', import.meta.url));
const checking = process.argv.includes('--check');

/**
 * The libraries: the package, the name of its file, what is offered of it, and where its licence lies
 * if the package does not hold it.
 */
const libraries = [
  {
    name: 'lit',
    file: 'lit',
    modules: [
      'lit',
      'lit/directives/class-map.js',
      'lit/directives/if-defined.js',
      'lit/directives/keyed.js',
      'lit/directives/live.js',
      'lit/directives/ref.js',
      'lit/directives/repeat.js',
      'lit/directives/style-map.js',
    ],
  },
  { name: 'three', file: 'three', modules: ['three', 'three/addons/controls/OrbitControls.js'] },
  { name: '@fluent/bundle', file: 'fluent', modules: ['@fluent/bundle'], licence: `${here}../../LICENSE-APACHE` },
];

/** @type {string[]} */
const different = [];

/**
 * Writes a file of web/vendor, or notes that it differs.
 * @param {string} name
 * @param {string} text
 */
async function put(name, text) {
  const old = await readFile(vendor + name, 'utf8').catch(() => null);
  if (old === text) return;
  if (checking) different.push(name);
  else await writeFile(vendor + name, text);
}

await mkdir(vendor, { recursive: true });
/** @type {string[]} */
const versions = [];
for (const { name, file, modules, licence } of libraries) {
  const folder = `${here}node_modules/${name}/`;
  const { version, license } = JSON.parse(await readFile(folder + 'package.json', 'utf8'));
  const entry = modules.map((module) => `export * from '${module}';`).join('\n');
  const built = await build({
    stdin: { contents: entry, resolveDir: here },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
    charset: 'utf8',
    write: false,
  });
  const [output] = built.outputFiles;
  if (!output) throw new Error(`nothing was built for ${name}`);
  await put(`${file}.js`, output.text);
  await put(`${file}.LICENSE`, await readFile(licence ?? `${folder}LICENSE`, 'utf8'));
  versions.push(`${name} ${version} ${license}`);
}
await put('VERSIONS', versions.join('\n') + '\n');

if (different.length > 0) {
  console.error(`web/vendor differs from the packages: ${different.join(', ')}. Run npm run vendor.`);
  process.exit(1);
}
