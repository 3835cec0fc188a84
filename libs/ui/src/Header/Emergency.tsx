import { textLink } from '../Link/link.css';
import type { EmergencyLine } from './navigation';

/** Renders the question and number of an emergency line. */
export function Emergency({ question, number, href }: EmergencyLine) {
  return (
    <>
      {question}{' '}
      <a href={href} className={textLink}>
        {number}
      </a>
    </>
  );
}
