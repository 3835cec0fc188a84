/** The physics of one spring, with a mass of 1. */
export interface SpringPreset {
  /** Stiffness: acceleration per unit of distance from the goal, in 1/s². */
  readonly tension: number;
  /** Damping: deceleration per unit of velocity, in 1/s. Below `2·√tension` the spring swings past its goal. */
  readonly friction: number;
  /** Stops at the goal instead of swinging past it. Defaults to `false`. */
  readonly clamp?: boolean;
}

/**
 * Every spring of the product, by the part that it moves.
 *
 * `footer` and `social` are given by the specification (section 9); the others are this package's choice.
 */
export const springPresets = {
  /** The footer fading in and sliding up: swings past its place by a seventh, then settles. */
  footer: { tension: 200, friction: 15 },
  /** A social icon under the pointer: lively, swings three or four times. */
  social: { tension: 300, friction: 10 },
  /** A small panel that opens beside its button: quick, with barely a swing. */
  panel: { tension: 380, friction: 32 },
  /** A full-screen dialog: critically damped, so that it never shows a gap at the edge it slides from. */
  dialog: { tension: 300, friction: 35 },
  /** The height of a disclosure: must not grow past its content. */
  disclosure: { tension: 320, friction: 36, clamp: true },
} as const satisfies Record<string, SpringPreset>;
