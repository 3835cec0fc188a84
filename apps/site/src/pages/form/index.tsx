import { contactWays, forms, incidentLine } from '@keystrand/content';
import { DescriptionList, FAQ, RichText, RowArt, Section, Surface, Steps } from '@keystrand/ui';
import { SiteForm } from '../../forms/SiteForm';
import { richRows } from '../../sections/descriptionRows';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';
import { FormDialog } from './FormDialog';
import * as styles from './index.css';

/** Renders a form page (docs/requirements.md, section 8.1): the form, the next steps, questions and alternatives. */
export default function Page({ page, crumbs }: PageProps<'form'>) {
  const definition = forms[page.form];
  const isContact = page.form === 'contact';
  const rows = page.next.steps.map(({ title }, index, { length }) => {
    const start = 2 + (60 / length) * index;
    const joins = index + 1 < length;
    return {
      label: title,
      start,
      joins,
      braid: [[start, joins ? start + 36 / length : Infinity] as const],
      [index ? 'rings' : 'discs']: [start],
    };
  });
  return (
    <>
      <PageHero page={page} crumbs={crumbs} figure={<RowArt rows={rows} />} />
      <Surface>
        <div className={styles.columns}>
          {isContact ? (
            <Section
              className={styles.card}
              aria-labelledby="incident"
              headingId="incident"
              heading={incidentLine.question}
              tier="minor"
            >
              <a className={styles.number} href={incidentLine.href}>
                {incidentLine.number}
              </a>
              <p>{incidentLine.description}</p>
            </Section>
          ) : null}
          <Section
            className={styles.form}
            aria-labelledby="form"
            headingId="form"
            heading={definition.heading}
            tier="working"
          >
            <SiteForm definition={definition} idPrefix="" />
          </Section>
          <Section
            aria-labelledby="beside"
            headingId="beside"
            heading={isContact ? 'Or reach us directly' : page.next.heading}
            tier="service"
          >
            {isContact ? (
              <DescriptionList density="stacked" rows={richRows(contactWays)} />
            ) : (
              <Steps steps={page.next.steps} />
            )}
          </Section>
          {page.alternatives ? (
            <Section
              className={styles.card}
              headingId="alternatives"
              heading={page.alternatives.heading}
              tier="service"
            >
              <p>
                <RichText text={page.alternatives.text} />
              </p>
            </Section>
          ) : null}
        </div>
      </Surface>
      <Surface>
        {isContact ? (
          <Section headingId="next" heading={page.next.heading} tier="working">
            <Steps direction="across" steps={page.next.steps} />
          </Section>
        ) : null}
        <Section headingId="questions" heading="Before you write" tier="service">
          <FAQ questions={page.questions} />
        </Section>
      </Surface>
      {page.dialogClosesTo === undefined ? null : (
        <FormDialog definition={definition} closesTo={page.dialogClosesTo} />
      )}
    </>
  );
}
