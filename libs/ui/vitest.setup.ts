import { registerIcons } from './src/Icon/registerIcons';
import * as icons from './src/Icon/iconDrawings';

registerIcons(icons);
