declare module 'virtual:readme-example-*';
