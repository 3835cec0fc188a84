// The package ships one module an icon without types of its own; its typed entry loads all 6,000.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./Icon/IconComponent').IconComponent;
  export = icon;
}
