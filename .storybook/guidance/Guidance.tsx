import { use } from 'react';
import type { ReactNode } from 'react';
import { InterfaceIcon } from '../../libs/ui/src/Icon/InterfaceIcon.tsx';
import { textLink } from '../../libs/ui/src/Link/link.css.ts';
import type { PartGuidance } from '../../libs/ui/src/guidance/PartGuidance.ts';
import { wcag } from '../../libs/ui/src/guidance/wcag.ts';
import * as styles from './guidance.css.ts';

/** Addresses of all documentation pages by component, from the index that Storybook serves next to them. */
const docsPages: Promise<ReadonlyMap<string, string>> = fetch('./index.json')
  .then(async (response) => {
    const { entries } = (await response.json()) as {
      entries: Record<string, Record<'id' | 'title' | 'type', string>>;
    };
    return new Map(
      Object.values(entries)
        .filter(({ type }) => type === 'docs')
        .map(({ id, title }) => [title.replace(/^.*\//, ''), `./?path=/docs/${id}`]),
    );
  })
  .catch(() => new Map());

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
  const href = use(docsPages).get(part);
  return href ? (
    <a href={href} target="_parent" className={textLink}>
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

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  );
}

function List({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

const texts = (items: readonly string[]) => items.map((item) => <Text key={item}>{item}</Text>);

const understanding = (title: string) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${title
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .replaceAll(' ', '-')}.html`;

export function Guidance({ part, useFor, notFor, keyboard = [], role, name, meets, supply }: PartGuidance) {
  return (
    <section className={`sb-unstyled ${styles.guidance}`}>
      <h2 className={styles.title}>{part ? `Guidance for ${part}` : 'Guidance'}</h2>
      <div className={styles.columns}>
        <section className={styles.use}>
          <h3 className={styles.verdict}>
            <InterfaceIcon name="check" /> Use it for
          </h3>
          <List items={texts(useFor)} />
        </section>
        <section className={styles.doNotUse}>
          <h3 className={styles.verdict}>
            <InterfaceIcon name="minus" /> Do not use it for
          </h3>
          <List
            items={notFor.map(({ situation, instead }) => (
              <>
                <Text>{situation}</Text>
                {instead ? (
                  <span className={styles.instead}>
                    Use <PartLink part={instead} />
                  </span>
                ) : null}
              </>
            ))}
          />
        </section>
      </div>
      <Block heading="Keyboard">
        {keyboard.length > 0 ? (
          <dl className={styles.facts}>
            {keyboard.map(([keys, effect], index) => (
              <Fact key={index} term={keys}>
                <Text>{effect}</Text>
              </Fact>
            ))}
          </dl>
        ) : (
          <p className={styles.fact}>Nothing in it can receive the focus, apart from what you put into it.</p>
        )}
      </Block>
      <Block heading="Accessibility">
        <dl className={styles.facts}>
          <Fact term="Role">
            <Text>{role}</Text>
          </Fact>
          <Fact term="Accessible name">
            <Text>{name}</Text>
          </Fact>
          {meets ? (
            <Fact term="Meets WCAG 2.2">
              <List
                items={meets.map(([criterion, how]) => (
                  <>
                    <a
                      href={understanding(wcag[criterion].title)}
                      target="_blank"
                      rel="noreferrer"
                      className={textLink}
                    >
                      {criterion} {wcag[criterion].title}
                    </a>{' '}
                    <span className={styles.level}>{wcag[criterion].level}</span> <Text>{how}</Text>
                  </>
                ))}
              />
            </Fact>
          ) : null}
          {supply ? (
            <Fact term="You supply">
              <List items={texts(supply)} />
            </Fact>
          ) : null}
        </dl>
      </Block>
    </section>
  );
}
