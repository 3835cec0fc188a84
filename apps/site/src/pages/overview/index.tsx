import type { PageProps } from '../../loading/kinds';

export default function Page({ page }: PageProps<'overview'>) {
  return <h1>{page.hero.heading}</h1>;
}
