import { contactWays, forms, incidentLine } from '@keystrand/content';
import { DescriptionList, FAQ, RichText, Section, Surface, SurfaceFooter, Steps } from '@keystrand/ui';
import { SiteForm } from '../../forms/SiteForm';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';
import { FormDialog } from './FormDialog';
import * as styles from './index.css';

/** Renders a form page (docs/requirements.md, section 8.1): the form, the next steps, questions and alternatives. */
export default function Page({ page, crumbs }: PageProps<'form'>) {
  const definition = forms[page.form];
  const isContact = page.form === 'contact';
  return (
    <>
      <PageHero page={page} crumbs={crumbs} />
      <Surface>
        <div className={styles.columns}>
          {isContact ? (
            <section className={styles.incident} aria-labelledby="incident">
              <h2 id="incident" className={styles.incidentTitle}>
                {incidentLine.question}
              </h2>
              <a className={styles.number} href={incidentLine.href}>
                {incidentLine.number}
              </a>
              <p>{incidentLine.description}</p>
            </section>
          ) : null}
          <section className={styles.form} aria-labelledby="form">
            <h2 id="form" className={styles.heading}>
              {definition.heading}
            </h2>
            <SiteForm definition={definition} idPrefix="" />
          </section>
          <section className={styles.aside} aria-labelledby="beside">
            {isContact ? (
              <>
                <h2 id="beside" className={styles.asideHeading}>
                  Or reach us directly
                </h2>
                <DescriptionList
                  density="stacked"
                  rows={contactWays.map(({ title, description }) => ({
                    title,
                    description: <RichText text={description} />,
                  }))}
                />
              </>
            ) : (
              <>
                <h2 id="beside" className={styles.asideHeading}>
                  {page.next.heading}
                </h2>
                <Steps steps={page.next.steps} />
              </>
            )}
          </section>
        </div>
      </Surface>
      <Surface>
        {isContact ? (
          <Section headingId="next" heading={page.next.heading} tier="working" layout="split">
            <Steps steps={page.next.steps} />
          </Section>
        ) : null}
        <Section headingId="questions" heading="Before you write" tier="service">
          <FAQ questions={page.questions} />
        </Section>
        {page.alternatives ? (
          <SurfaceFooter>
            <Section
              headingId="alternatives"
              heading={page.alternatives.heading}
              tier="service"
              layout="split"
            >
              <p className={styles.alternatives}>
                <RichText text={page.alternatives.text} />
              </p>
            </Section>
          </SurfaceFooter>
        ) : null}
      </Surface>
      {page.dialogClosesTo === undefined ? null : (
        <FormDialog definition={definition} closesTo={page.dialogClosesTo} />
      )}
    </>
  );
}
