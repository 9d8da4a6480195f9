// @document
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link';

const mouse = { pointerType: 'mouse', button: 0 };

describe('[beyond §7] a link', () => {
  const push = vi.fn(() => Promise.resolve(true));
  beforeEach(() => {
    // The one place where Next's router is stood in for: outside a Next page it does not exist.
    vi.spyOn(Router, 'push').mockImplementation(push);
    push.mockClear();
  });
  afterEach(cleanup);

  const link = () => screen.getByRole('link');

  it('goes on when the mouse is pressed, and swallows the click once', () => {
    render(<Link href="/store/7">Store</Link>);
    fireEvent.pointerDown(link(), mouse);
    expect(push).toHaveBeenCalledOnce();
    expect(fireEvent.click(link())).toBe(false);
    expect(push).toHaveBeenCalledOnce();
  });

  it.each([
    ['with a modifier', { ...mouse, ctrlKey: true }],
    ['with the middle button', { ...mouse, button: 1 }],
    ['by touch', { ...mouse, pointerType: 'touch' }],
  ])('waits for the click when pressed %s', (_how, press) => {
    render(<Link href="/store/7">Store</Link>);
    fireEvent.pointerDown(link(), press);
    expect(push).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/a', '#menu'])('leaves %s to the browser', (href) => {
    render(<Link href={href}>There</Link>);
    fireEvent.pointerDown(link(), mouse);
    expect(push).not.toHaveBeenCalled();
  });

  it('[ROUTE-13] opens help and support in a new tab, whoever links it', () => {
    render(<Link href="/help-and-support">Help</Link>);
    expect(link().getAttribute('target')).toBe('_blank');
    fireEvent.pointerDown(link(), mouse);
    fireEvent.click(link());
    expect(push).not.toHaveBeenCalled();
  });

  it('opens every other page in the same tab, unless it is asked for another', () => {
    render(<Link href="/about-us">About us</Link>);
    expect(link().getAttribute('target')).toBeNull();
    cleanup();
    render(
      <Link href="/about-us" target="_blank">
        About us
      </Link>,
    );
    expect(link().getAttribute('target')).toBe('_blank');
  });

  it('waits for the click where a handler decides', () => {
    render(
      <Link href="/product/1" onClick={(event) => event.preventDefault()}>
        Item
      </Link>,
    );
    fireEvent.pointerDown(link(), mouse);
    expect(push).not.toHaveBeenCalled();
  });

  it('swallows no later click when the pointer was released elsewhere', () => {
    vi.useFakeTimers();
    render(<Link href="/store/7">Store</Link>);
    fireEvent.pointerDown(link(), mouse);
    fireEvent.pointerUp(document.body);
    vi.runAllTimers();
    vi.useRealTimers();
    const click = vi.fn((event: Event) => event.defaultPrevented);
    document.body.addEventListener('click', click);
    fireEvent.click(document.body);
    expect(click).toHaveReturnedWith(false);
  });

  it.each([
    ['/store/7', '/store/7'],
    ['/home?search=tea', '/home?search=tea'],
    // As the router asks when it goes there, so that it finds what has been fetched.
    ['/store/a-b?zone=1&module=3', '/store/a-b?zone=1&module=3&id=a-b'],
  ])('pointed at, fetches %s under the address that the press asks for', (href, asked) => {
    const prefetch = vi.fn(() => Promise.resolve());
    Object.assign(Router, { router: { prefetch } });
    render(<Link href={href}>Store</Link>);
    fireEvent.mouseEnter(link());
    Object.assign(Router, { router: null });
    expect(prefetch).toHaveBeenCalledWith(asked, href, { priority: true });
  });
});
