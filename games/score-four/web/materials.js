// What the pieces of the board in space are made of: wood, brass, and beads with stripes.
import * as THREE from 'three';

/** The colour of the base, unless the look of the boards is another one. */
const WOOD = '#c2945a';

/**
 * Paints a texture.
 * @param {number} width
 * @param {number} height
 * @param {(pen: CanvasRenderingContext2D) => void} draw
 */
function texture(width, height, draw) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  const made = new THREE.CanvasTexture(canvas);
  made.colorSpace = THREE.SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

/**
 * Makes the surface of a bead: a ground with stripes around it, so that the sides differ in
 * pattern as well as in colour.
 * @param {string} ground
 * @param {string} stripe
 * @param {[number, number][]} stripes top and height as parts of the whole
 */
function beadTexture(ground, stripe, stripes) {
  return texture(64, 256, (pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 64, 256);
    pen.fillStyle = stripe;
    for (const [top, height] of stripes) pen.fillRect(0, 256 * top, 64, 256 * height);
  });
}

/** Makes the grain of the base: long, faint lines, always the same ones. @param {string} ground */
export function woodTexture(ground) {
  return texture(512, 512, (pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 512, 512);
    for (let line = 0; line < 90; line += 1) {
      const y = (line * 197 % 512) + (line % 7);
      const bend = 6 * Math.sin(line * 1.7);
      pen.strokeStyle = line % 3 === 0 ? 'rgb(110 74 30 / 14%)' : 'rgb(255 236 200 / 12%)';
      pen.lineWidth = 1 + line % 4;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(170, y + bend, 340, y - bend, 512, y + bend / 2);
      pen.stroke();
    }
  });
}

/**
 * Makes all materials.
 */
export function makeMaterials() {
  const bead = (/** @type {THREE.Texture} */ map) =>
    new THREE.MeshStandardMaterial({ map, roughness: 0.32, metalness: 0.05, envMapIntensity: 0.9 });
  const black = bead(beadTexture('#20242b', '#d8d2c2', [[0.46, 0.08]]));
  const white = bead(beadTexture('#f6f1e4', '#5c5443', [[0.34, 0.05], [0.61, 0.05]]));
  const lit = (/** @type {THREE.MeshStandardMaterial} */ from) => {
    const made = from.clone();
    made.emissive = new THREE.Color('#ff8a1f');
    made.emissiveIntensity = 0.03;
    return made;
  };
  const ghost = (/** @type {THREE.MeshStandardMaterial} */ from) => {
    const made = from.clone();
    made.transparent = true;
    made.opacity = 0.5;
    made.depthWrite = false;
    return made;
  };
  return {
    base: new THREE.MeshStandardMaterial({ map: woodTexture(WOOD), roughness: 0.62, envMapIntensity: 0.5 }),
    rod: new THREE.MeshStandardMaterial({ color: '#c7a260', roughness: 0.4, metalness: 0.55 }),
    bead: { X: black, O: white },
    lit: { X: lit(black), O: lit(white) },
    ghost: { X: ghost(black), O: ghost(white) },
    last: new THREE.MeshStandardMaterial({ color: '#e07a00', emissive: '#c86a00', emissiveIntensity: 0.3, roughness: 0.5 }),
    best: new THREE.MeshStandardMaterial({ color: '#1f86cc', emissive: '#0062a2', emissiveIntensity: 0.4, roughness: 0.4 }),
    line: new THREE.MeshStandardMaterial({ color: '#e04e00', emissive: '#d24000', emissiveIntensity: 0.55, roughness: 0.5 }),
  };
}

/**
 * Makes what the surfaces reflect: a bright ceiling, a softer window, a calm room.
 * @param {THREE.WebGLRenderer} renderer
 */
export function makeSurroundings(renderer) {
  const room = new THREE.Scene();
  const wall = (/** @type {string} */ color, /** @type {number} */ strength) => {
    const material = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
    material.color.set(color).multiplyScalar(strength);
    return material;
  };
  const box = new THREE.Mesh(new THREE.BoxGeometry(20, 20, 20), wall('#8d8f94', 0.55));
  const ceiling = new THREE.Mesh(new THREE.PlaneGeometry(9, 9), wall('#fff6e6', 7));
  ceiling.rotation.x = Math.PI / 2;
  ceiling.position.y = 9;
  const window = new THREE.Mesh(new THREE.PlaneGeometry(5, 8), wall('#dceaff', 4));
  window.position.set(-9, 3, 3);
  window.rotation.y = Math.PI / 2;
  room.add(box, ceiling, window);
  const maker = new THREE.PMREMGenerator(renderer);
  const made = maker.fromScene(room, 0.04, 0.1, 100, { size: 128 });
  maker.dispose();
  for (const mesh of [box, ceiling, window]) {
    mesh.geometry.dispose();
    mesh.material.dispose();
  }
  return made;
}

/**
 * Makes a letter that always faces the viewer.
 * @param {string} text
 * @param {string} colour
 */
export function makeLabel(text, colour) {
  const map = texture(64, 64, (pen) => {
    pen.font = '600 44px system-ui, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = colour;
    pen.fillText(text, 32, 34);
  });
  const sprite = new THREE.Sprite(new THREE.SpriteMaterial({ map, transparent: true }));
  sprite.scale.setScalar(0.4);
  return sprite;
}
