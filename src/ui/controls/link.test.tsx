// @document
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouterProvider, setRouter } from '@tests/support/router';
import { Link } from './link';

const mouse = { pointerType: 'mouse', button: 0 };

describe('[beyond §7] a link', () => {
  const push = vi.fn(() => Promise.resolve(true));
  const prefetch = vi.fn(() => Promise.resolve());
  const show = (element: ReactElement) => {
    setRouter({ push, prefetch });
    return render(element, { wrapper: RouterProvider });
  };
  const link = () => screen.getByRole('link');

  beforeEach(() => {
    push.mockClear();
    prefetch.mockClear();
  });
  afterEach(cleanup);

  it('navigates on release, so that a press can be cancelled', () => {
    show(<Link href="/store/7">Store</Link>);
    fireEvent.pointerDown(link(), mouse);
    fireEvent.mouseDown(link());
    fireEvent.pointerUp(document.body);
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(link());
    expect(push).toHaveBeenCalledOnce();
  });

  it('is left to the browser when pressed with a modifier', () => {
    show(<Link href="/store/7">Store</Link>);
    fireEvent.click(link(), { ctrlKey: true });
    expect(push).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/a', '#menu'])('leaves %s to the browser', (href) => {
    show(<Link href={href}>There</Link>);
    expect(link().getAttribute('href')).toBe(href);
    fireEvent.click(link());
    expect(push).not.toHaveBeenCalled();
  });

  it('[ROUTE-13] opens help and support in a new tab, whoever links it', () => {
    show(<Link href="/help-and-support">Help</Link>);
    expect(link().getAttribute('target')).toBe('_blank');
    fireEvent.click(link());
    expect(push).not.toHaveBeenCalled();
  });

  it('opens every other page in the same tab, unless it is asked for another', () => {
    show(<Link href="/about-us">About us</Link>);
    expect(link().getAttribute('target')).toBeNull();
    cleanup();
    show(
      <Link href="/about-us" target="_blank">
        About us
      </Link>,
    );
    expect(link().getAttribute('target')).toBe('_blank');
  });

  it('stays where a handler decides otherwise', () => {
    show(
      <Link href="/product/1" onClick={(event) => event.preventDefault()}>
        Item
      </Link>,
    );
    fireEvent.click(link());
    expect(push).not.toHaveBeenCalled();
  });

  it.each(['/store/7', '/home?search=tea', '/store/a-b?zone=1&module=3', '/product/a%20b?module_id=4'])(
    'pointed at, fetches %s under the address that the press asks for',
    (href) => {
      show(<Link href={href}>Store</Link>);
      expect(link().getAttribute('href')).toBe(href);
      fireEvent.mouseEnter(link());
      fireEvent.click(link());
      expect(push.mock.calls[0]?.slice(0, 2)).toEqual(prefetch.mock.calls[0]?.slice(0, 2));
    },
  );
});
