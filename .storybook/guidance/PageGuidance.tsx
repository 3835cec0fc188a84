import { Fragment, use } from 'react';
import type { ReactNode } from 'react';
import { InterfaceIcon } from '../../libs/ui/src/Icon/InterfaceIcon.tsx';
import type { ContentLimit, Guidance } from '../../libs/ui/src/guidance/Guidance.ts';
import { wcag } from '../../libs/ui/src/guidance/wcag.ts';
import { docsPages } from './docsIndex.ts';
import * as styles from './guidance.css.ts';
import { describePart, guidanceOnPage } from './partGuidance.ts';

/** Renders a text whose code is between backticks. */
function Text({ children }: { readonly children: string }) {
  return children.split('`').map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <code key={index} className={styles.code}>
        {text}
      </code>
    ),
  );
}

function PartLink({ part }: { readonly part: string }) {
  const href = use(docsPages).get(describePart(part).page);
  return href ? (
    <a href={href} target="_parent" className={styles.link}>
      {part}
    </a>
  ) : (
    <strong>{part}</strong>
  );
}

function Block({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </section>
  );
}

/** Renders rows of a short first cell, such as keys, and a text. */
function Rows({
  head,
  rows,
}: {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [ReactNode, ReactNode])[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={styles.headCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second], index) => (
          <tr key={index}>
            <th scope="row" className={styles.rowHead}>
              {first}
            </th>
            <td className={styles.cell}>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function limitText({ unit, min = 0, max }: ContentLimit): string {
  const name = max === 1 ? unit.slice(0, -1) : unit;
  if (min === max) return `exactly ${String(max)} ${name}`;
  return min > 0 ? `${String(min)} to ${String(max)} ${name}` : `at most ${String(max)} ${name}`;
}

/** Returns the limits of each prop as one text. */
function limitsByProp(limits: readonly ContentLimit[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const limit of limits) {
    const known = texts.get(limit.prop);
    texts.set(limit.prop, known ? `${known}, ${limitText(limit)}` : limitText(limit));
  }
  return texts;
}

const understanding = (title: string) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${title
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .replaceAll(' ', '-')}.html`;

function PartGuidance({ guidance }: { readonly guidance: Guidance }) {
  const { part, useFor, notFor, limits, keyboard, accessibility, related } = guidance;
  return (
    <>
      <div className={styles.columns}>
        <section className={styles.use}>
          <h3 className={styles.verdict}>
            <InterfaceIcon name="check" /> Use it for
          </h3>
          <ul className={styles.list}>
            {useFor.map((situation) => (
              <li key={situation}>
                <Text>{situation}</Text>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.doNotUse}>
          <h3 className={styles.verdict}>
            <InterfaceIcon name="minus" /> Do not use it for
          </h3>
          <ul className={styles.list}>
            {notFor.map(({ situation, instead }) => (
              <li key={situation}>
                <Text>{situation}</Text>
                {instead ? (
                  <span className={styles.instead}>
                    Use <PartLink part={instead} />
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {limits.length > 0 ? (
        <Block heading="Content limits">
          <Rows
            head={['Prop', 'Limit']}
            rows={[...limitsByProp(limits)].map(([prop, text]) => [
              <code key={prop} className={styles.code}>
                {prop}
              </code>,
              text,
            ])}
          />
        </Block>
      ) : null}
      <Block heading="Keyboard">
        {keyboard.length > 0 ? (
          <Rows
            head={['Key', 'What happens']}
            rows={keyboard.map(({ keys, on, does }) => [
              keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 ? ' or ' : null}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              )),
              <>
                <span className={styles.situation}>
                  <Text>{/^anywhere/.test(on) ? on.replace('a', 'A') : `On ${on}`}</Text>:{' '}
                </span>
                <Text>{does}</Text>
              </>,
            ])}
          />
        ) : (
          <p className={styles.text}>Nothing in it can receive the focus, apart from what you put into it.</p>
        )}
      </Block>
      <Block heading="Accessibility">
        <dl className={styles.facts}>
          <dt className={styles.term}>Role</dt>
          <dd className={styles.fact}>
            <Text>{accessibility.role}</Text>
          </dd>
          <dt className={styles.term}>Accessible name</dt>
          <dd className={styles.fact}>
            <Text>{accessibility.name}</Text>
          </dd>
          {accessibility.meets.length > 0 ? (
            <>
              <dt className={styles.term}>Meets WCAG 2.2</dt>
              <dd className={styles.fact}>
                <ul className={styles.list}>
                  {accessibility.meets.map(({ criterion, how }) => (
                    <li key={criterion}>
                      <a
                        href={understanding(wcag[criterion].title)}
                        target="_blank"
                        rel="noreferrer"
                        className={styles.link}
                      >
                        {criterion} {wcag[criterion].title}
                      </a>{' '}
                      <span className={styles.level}>{wcag[criterion].level}</span> <Text>{how}</Text>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          ) : null}
          {accessibility.supply.length > 0 ? (
            <>
              <dt className={styles.term}>You supply</dt>
              <dd className={styles.fact}>
                <ul className={styles.list}>
                  {accessibility.supply.map((text) => (
                    <li key={text}>
                      <Text>{text}</Text>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          ) : null}
        </dl>
      </Block>
      {related.length > 0 ? (
        <Block heading={`Related to ${part}`}>
          <ul className={styles.related}>
            {related.map((name) => (
              <li key={name} className={styles.relatedPart}>
                <PartLink part={name} />
                <span>{describePart(name).purpose}</span>
              </li>
            ))}
          </ul>
        </Block>
      ) : null}
    </>
  );
}

/** Renders the guidance of the parts that a documentation page describes; nothing for pages of no part. */
export default function PageGuidance({ page }: { readonly page: string }) {
  return guidanceOnPage(page).map((guidance) => (
    <section key={guidance.part} className={`sb-unstyled ${styles.guidance}`}>
      <h2 className={styles.title}>
        {guidance.part === page ? 'Guidance' : `Guidance for ${guidance.part}`}
      </h2>
      <p className={styles.purpose}>
        <Text>{guidance.purpose}</Text>
      </p>
      <PartGuidance guidance={guidance} />
    </section>
  ));
}
