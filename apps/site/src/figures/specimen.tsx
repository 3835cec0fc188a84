import { company } from '@keystrand/content';
import { Specimen } from '@keystrand/ui';
import type { SpecimenProps } from '@keystrand/ui';

/** Renders a specimen with the mark of the company. */
export function Part(props: Omit<SpecimenProps, 'issuer'>) {
  return <Specimen {...props} issuer={company.name} />;
}
