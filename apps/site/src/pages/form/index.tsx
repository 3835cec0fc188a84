import type { PageProps } from '../../loading/kinds';

export default function Page({ page }: PageProps<'form'>) {
  return <h1>{page.hero.heading}</h1>;
}
