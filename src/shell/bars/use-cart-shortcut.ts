import { useEffect } from 'react';
import { openCart } from '@/features/cart/open-cart';

/** The shortcut before everything else on the page: the cart is no part of the page until it is opened. */
export function useCartShortcut(): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href="#cart"]')) return;
      event.preventDefault();
      void openCart();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
}
