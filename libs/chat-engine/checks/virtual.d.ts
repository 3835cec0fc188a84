declare module 'virtual:readme-example.ts';
