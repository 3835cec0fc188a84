import type { WcagCriterion } from './wcag';

/** Guidance for one component: `parameters.guidance` of its stories, shown on their documentation page. */
export interface PartGuidance {
  /** Name of the component, if the page describes several. */
  readonly part?: string;
  /** Situations in which to use it. */
  readonly useFor: readonly string[];
  /** Situations in which to use another component, or none. */
  readonly notFor: readonly { readonly situation: string; readonly instead?: string }[];
  /** Effects of keys, such as `['Enter or Space', 'On the button: presses it']`. */
  readonly keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** Role, or native element, exposed to assistive technology. */
  readonly role: string;
  /** Where the accessible name comes from. */
  readonly name: string;
  /** Success criteria of WCAG 2.2 that it meets by itself, and how. */
  readonly meets?: readonly (readonly [WcagCriterion, how: string])[];
  /** Requirements on the page that uses it. */
  readonly supply?: readonly string[];
}
