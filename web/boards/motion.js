// Animations, and the wish to have none.

/** Tells whether things may move: neither the system nor the app's settings forbid it. */
export function motionAllowed() {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    document.documentElement.dataset.motion !== 'off';
}

/**
 * Animates an element, if things may move.
 * @param {Element | null | undefined} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export function animate(element, frames, options) {
  if (element && motionAllowed()) element.animate(frames, options);
}
