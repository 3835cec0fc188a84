// Custom properties, and the classes that select a theme.
import './theme.css';
