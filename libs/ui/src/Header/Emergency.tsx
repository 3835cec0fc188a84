import { textLink } from '../Link/link.css';
import type { EmergencyLine } from './navigation';

interface EmergencyProps {
  readonly line: EmergencyLine | undefined;
  readonly className?: string;
}

export function Emergency({ line, className }: EmergencyProps) {
  return line ? (
    <p className={className}>
      {line.question}{' '}
      <a href={line.href} className={textLink}>
        {line.number}
      </a>
    </p>
  ) : null;
}
