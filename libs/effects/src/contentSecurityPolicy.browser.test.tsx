import { tsParticles } from '@tsparticles/engine';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ParticleBackground } from './particles';
// The background imports it on demand, and a slow machine takes longer than `waitFor` waits.
import './particles/engine/LinkedParticles';
import { animated, hoverLift, playReveal, useSlideSpring } from './springs';
import { stubReducedMotion } from './testing/stubReducedMotion';

function Dialog() {
  return useSlideSpring(true)((style) => <animated.div role="dialog" style={style} />);
}

test('no animation violates a Content-Security-Policy without inline styles and with trusted types', async () => {
  stubReducedMotion(false);
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    violations.push(`${violatedDirective} ${sample}`);
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'; require-trusted-types-for 'script'";
  document.head.append(policy);

  // Verifies that the policy is enforced and that violations are reported.
  const probe = document.createElement('p');
  probe.setAttribute('style', 'color: red');
  await vi.waitFor(() => expect(violations).toHaveLength(1));
  expect(() => (probe.innerHTML = '<b>text</b>')).toThrow(TypeError);
  await vi.waitFor(() => expect(violations).toHaveLength(2));

  const host = document.body.appendChild(document.createElement('div'));
  const footer = document.body.appendChild(document.createElement('footer'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <>
        <Dialog />
        <ParticleBackground />
      </>,
    ),
  );
  const { finished } = playReveal(footer);
  const detach = hoverLift(footer);
  footer.dispatchEvent(new Event('pointerenter'));
  await vi.waitFor(() => expect(tsParticles.items.at(-1)?.animationStatus).toBe(true));
  await vi.waitFor(() => expect(footer.style.scale).not.toBe(''));
  expect(getComputedStyle(footer).scale).not.toBe('none');
  expect(document.querySelector('canvas')?.offsetHeight).toBe(window.innerHeight);
  await finished;
  detach();
  root.unmount();
  expect(violations).toHaveLength(2);
  expect(document.querySelectorAll('body style')).toHaveLength(0);
});
