import { textLink } from '../Link/link.css';
import type { EmergencyLine } from './navigation';

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
