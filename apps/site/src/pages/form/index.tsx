import { contactWays, forms, incidentLine } from '@keystrand/content';
import {
  DescriptionList,
  FAQ,
  RichText,
  Section,
  Surface,
  SurfaceFooter,
  Steps,
  StrandEmblem,
} from '@keystrand/ui';
import { SiteForm } from '../../forms/SiteForm';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';
import { FormDialog } from './FormDialog';
import * as styles from './index.css';

/** Renders the SOC line and the other contact data. */
function ContactDetails() {
  return (
    <>
      <div className={styles.incident}>
        <h3 className={styles.incidentTitle}>{incidentLine.title}</h3>
        <a className={styles.number} href={incidentLine.phone.href}>
          {incidentLine.phone.display}
        </a>
        <p>{incidentLine.description}</p>
      </div>
      <DescriptionList
        density="stacked"
        rows={contactWays.map(({ title, description }) => ({
          title,
          description: <RichText text={description} />,
        }))}
      />
    </>
  );
}

/** Renders a form page (docs/requirements.md, section 8.1): the form, the next steps, questions and alternatives. */
export default function Page({ page, crumbs }: PageProps<'form'>) {
  const definition = forms[page.form];
  const isContact = page.form === 'contact';
  return (
    <>
      <PageHero page={page} crumbs={crumbs} emblem={<StrandEmblem hue="teal" />} />
      <Surface>
        <div className={styles.columns}>
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
                <ContactDetails />
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
        <SurfaceFooter>
          <Section headingId="alternatives" heading={page.alternatives.heading} tier="service" layout="split">
            <p className={styles.alternatives}>
              <RichText text={page.alternatives.text} />
            </p>
          </Section>
        </SurfaceFooter>
      </Surface>
      {page.dialogClosesTo === undefined ? null : (
        <FormDialog definition={definition} closesTo={page.dialogClosesTo} />
      )}
    </>
  );
}
