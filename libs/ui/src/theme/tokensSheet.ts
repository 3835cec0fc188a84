// Custom properties, the classes that select a theme, and more contrast.
import './theme.css';
import './contrast.css';
