import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';

registerIcons(icons);
