import { lawCheckedOn } from '@keystrand/content';
import { Tag, Time } from '@keystrand/ui';

/** Renders when the citations of laws were last checked, and which text prevails. */
export function CitationsChecked() {
  return (
    <p>
      <Tag>
        Citations checked on <Time date={lawCheckedOn} />. The official text in force prevails; links to EU
        acts lead to their current and earlier versions.
      </Tag>
    </p>
  );
}
