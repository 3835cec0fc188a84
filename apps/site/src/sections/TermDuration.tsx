import { DurationBar } from '@keystrand/ui';

/** The first range of a text, such as '2 to 3 weeks'. */
const range = /(\d+) to (\d+) (?:days|weeks|months)/;

/** Renders how long a service takes: the words, and the first range in them as a bar. */
export function TermDuration({ text }: { readonly text: string }) {
  const [label, min, max] = range.exec(text) ?? [];
  return (
    <>
      {text}
      {label ? <DurationBar min={Number(min)} max={Number(max)} label={label} /> : null}
    </>
  );
}
