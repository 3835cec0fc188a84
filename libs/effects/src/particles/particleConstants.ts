/** The appearance and behaviour of the particles. Lengths in CSS pixels. */
export interface ParticleConstants {
  /** Number of particles at the start, whatever the screen size. */
  readonly count: number;
  /** Colour of particles and links, as six hexadecimal digits: `#ffffff`. */
  readonly color: string;
  /** Opacity of a particle, and of the link between two particles that touch, from 0 to 1. */
  readonly opacity: number;
  /** Radius of a particle. */
  readonly size: number;
  /** Particles that are closer than this are linked. */
  readonly linkDistance: number;
  /** Speed in the engine's unit: half a pixel per frame of a 60 Hz display. */
  readonly speed: number;
  /** Effect of the pointer on the particles around it. */
  readonly hover: 'repulse' | 'none';
  /** Number of particles that a click adds. */
  readonly addedOnClick: number;
}

/** The constants of docs/requirements.md, section 5.2. */
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

/** The limits of docs/requirements.md, section 5.2. */
export const particleLimits = {
  /** Most particles at a time; a click beyond it replaces the oldest ones. */
  maxCount: 80,
  /** Most canvas pixels per CSS pixel. More pixels look no sharper, and the cost of drawing grows with their square. */
  maxPixelRatio: 1.5,
  /** Gives 30 frames per second at 60 Hz. A limit of 30 would drop to 20 as soon as one display frame is early. */
  framesPerSecond: 40,
  /** Distance from the pointer within which particles are repulsed, in CSS pixels. */
  repulseDistance: 120,
  /** Delay of frames after an input, and of reported touches, in milliseconds: longer than between two keys of a typist. */
  restTime: 300,
} as const;
