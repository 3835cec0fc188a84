import type { CSSProperties } from 'react';
import { customProperty } from '../src/theme/customProperties';
import { light } from '../src/theme/light';
import { hueShades } from '../src/theme/tokens';
import { tokenValues } from '../src/theme/values';
import * as styles from './TokenGroup.css';

const groups = { ...light, ...tokenValues };

type Group = keyof typeof groups;

const { line } = hueShades;

/** Class and style of an element that shows a value, by group of tokens. */
const samples: Partial<Record<Group, readonly [className: string, style: (value: string) => CSSProperties]>> =
  {
    color: [styles.box, (background) => ({ background })],
    strand: [styles.box, (background) => ({ background })],
    hue: [
      styles.box,
      (hue) => ({ background: `light-dark(oklch(${line.light} ${hue}), oklch(${line.dark} ${hue}))` }),
    ],
    shadow: [styles.box, (boxShadow) => ({ boxShadow })],
    radius: [styles.box, (borderRadius) => ({ borderRadius })],
    duration: [styles.changing, (transitionDuration) => ({ transitionDuration })],
    space: [styles.bar, (inlineSize) => ({ inlineSize })],
    fontFamily: [styles.text, (fontFamily) => ({ fontFamily })],
    fontSize: [styles.text, (fontSize) => ({ fontSize })],
    fontWeight: [styles.text, (fontWeight) => ({ fontWeight })],
    lineHeight: [styles.text, (lineHeight) => ({ lineHeight })],
    tracking: [styles.text, (letterSpacing) => ({ letterSpacing })],
  };

/** Renders the tokens of a group: a sample of each, its custom property, and its value in the selected brand. */
export function TokenGroup({ group }: { readonly group: Group }) {
  // Read while rendering, after the decorator has applied the selected brand.
  const computed = getComputedStyle(document.documentElement);
  const [className = '', style] = samples[group] ?? [];
  return (
    <ul role="list" className={className === styles.text ? styles.rows : styles.grid}>
      {Object.keys(groups[group]).map((name) => {
        const property = customProperty(group, name);
        return (
          <li key={name} className={styles.entry}>
            {style ? (
              <div className={className} style={style(`var(${property})`)}>
                {className === styles.text ? 'Systems people can put their trust in' : null}
              </div>
            ) : null}
            <span className={styles.name}>{property}</span>
            <span className={styles.value}>{computed.getPropertyValue(property)}</span>
          </li>
        );
      })}
    </ul>
  );
}
