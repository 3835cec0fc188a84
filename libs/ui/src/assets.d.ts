/** Plain style sheets, imported for their side effect. */
declare module '*.css';
