/** The physics of a spring with a mass of 1. */
export interface SpringPreset {
  /** Stiffness: acceleration per unit of distance from the goal, in 1/s². */
  readonly tension: number;
  /** Damping: deceleration per unit of velocity, in 1/s. Below `2·√tension` the spring overshoots its goal. */
  readonly friction: number;
}

/** The springs of the product, by component (docs/requirements.md, section 5.3). */
export const springPresets = {
  /** Footer that fades in and slides up; overshoots by 14%. */
  footer: { tension: 200, friction: 15 },
  /** Social link while hovered; overshoots by 39% and oscillates three or four times. */
  social: { tension: 300, friction: 10 },
} as const satisfies Record<string, SpringPreset>;
