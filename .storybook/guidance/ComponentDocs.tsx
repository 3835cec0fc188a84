import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { PartGuidance } from '../../libs/ui/src/guidance/PartGuidance.ts';
import { Guidance } from './Guidance.tsx';
import * as styles from './guidance.css.ts';

export function ComponentDocs() {
  const { csfFile } = useOf('meta', ['meta']);
  const guidance = csfFile.meta.parameters?.['guidance'] as PartGuidance | PartGuidance[] | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {[guidance ?? []].flat().map((entry, index) => (
        <Guidance key={index} {...entry} />
      ))}
      {/* Focusable, because a table that is wider than a narrow window scrolls. */}
      <div role="region" aria-label="Props" tabIndex={0} className={styles.props}>
        <Controls />
      </div>
      <Stories />
    </>
  );
}
