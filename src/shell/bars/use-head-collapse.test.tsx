// @document
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHeadCollapse } from './use-head-collapse';

const Page = () => {
  useHeadCollapse();
  return null;
};
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
const isDown = () => document.documentElement.hasAttribute('data-scrolled-down');

afterEach(cleanup);

it('the head hides while scrolling down and returns while scrolling up', () => {
  render(<Page />);
  scrollTo(100);
  expect(isDown()).toBe(false);
  scrollTo(600);
  expect(isDown()).toBe(true);
  scrollTo(597);
  expect(isDown()).toBe(true);
  scrollTo(400);
  expect(isDown()).toBe(false);
});
