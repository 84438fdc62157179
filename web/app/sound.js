// Two short sounds, made on the spot: a tap for a move, two tones for the end of a game.

import { settings } from './settings.js';

/** @type {AudioContext | null} */
let context = null;

/**
 * @param {number} hertz
 * @param {number} at seconds from now
 * @param {number} length
 */
function tone(hertz, at, length) {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const volume = new GainNode(context, { gain: 0.0001 });
  const voice = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  volume.gain.exponentialRampToValueAtTime(0.05, start + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** @param {'move' | 'end'} what */
export function sound(what) {
  // A browser plays nothing before somebody has done something on the page, and complains.
  if (!settings().sounds || navigator.userActivation?.hasBeenActive === false) return;
  if (what === 'move') {
    tone(330, 0, 0.07);
  } else {
    tone(392, 0, 0.16);
    tone(523, 0.16, 0.28);
  }
}
