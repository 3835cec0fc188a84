import { textLink } from '../Link/link.css';
import type { EmergencyLine } from './navigation';

export function Emergency({ line, className }: { line: EmergencyLine | undefined; className?: string }) {
  return line ? (
    <p className={className}>
      {line.question}{' '}
      <a href={line.href} className={textLink}>
        {line.number}
      </a>
    </p>
  ) : null;
}
