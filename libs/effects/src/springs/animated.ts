'use client';

export { animated } from '@react-spring/web';
