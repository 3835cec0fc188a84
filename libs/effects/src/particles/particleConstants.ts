/** What the particle background is made of. Lengths in CSS pixels. */
export interface ParticleConstants {
  /** Particles at the start, whatever the size of the screen. */
  readonly count: number;
  /** Colour of particles and links, as a hexadecimal triplet. */
  readonly color: string;
  /** Opacity of particles, and of a link between two that touch, from 0 to 1. */
  readonly opacity: number;
  /** Radius of a particle. */
  readonly size: number;
  /** Two particles nearer than this are linked. */
  readonly linkDistance: number;
  /** Speed in the engine's unit: half a pixel per frame of a 60 Hz display. */
  readonly speed: number;
  /** What the pointer does to the particles around it. */
  readonly hover: 'repulse' | 'none';
  /** Particles that a click adds. */
  readonly addedOnClick: number;
}

/** The constants given by the specification, section 9: change nothing here without changing it there. */
export const particleConstants: ParticleConstants = {
  count: 50,
  color: '#ffffff',
  opacity: 0.4,
  size: 3,
  linkDistance: 150,
  speed: 2,
  hover: 'repulse',
  addedOnClick: 4,
};

/** What the specification leaves open: the bounds that keep the background cheap. */
export const particleLimits = {
  /** Most particles at a time: a click beyond it replaces the oldest ones. */
  maxCount: 80,
  /** Most canvas pixels per CSS pixel; beyond it a dot looks no sharper and costs the square. */
  maxPixelRatio: 1.5,
  /**
   * Frames a second. A frame is drawn on a display's own beat, so 40 gives 30 at 60 Hz, and never below 30 at 75, 90,
   * 120 or 144 Hz, where a limit of 30 would fall to 20 as soon as one beat comes early.
   */
  framesPerSecond: 40,
  /** How near the pointer drives particles away, in CSS pixels. */
  repulseDistance: 120,
} as const;
