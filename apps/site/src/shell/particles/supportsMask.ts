/** Whether the particles can fade behind texts; otherwise parts of `@keystrand/ui` cover the particles there. */
export const supportsMask = () => 'maskComposite' in document.documentElement.style;
