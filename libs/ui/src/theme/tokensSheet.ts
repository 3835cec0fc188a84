// Custom properties, and the classes that set them.
import './theme.css';
import './hue.css';
import './scheme.css';
