import { describe, expect, it } from 'vitest';
import { canWriteTo, messageProblem, unreadCount } from './conversation';

describe('conversation', () => {
  it.each([
    ['support is always there', canWriteTo('admin', 0), true],
    ['a store is there while an order is open', canWriteTo('vendor', 1), true],
    ['a store has nothing to talk of without one', canWriteTo('vendor', 0), false],
    ['so has a courier', canWriteTo('delivery_man', 0), false],
    ['[MSG-01] three pictures are fine', messageProblem('', 3), null],
    ['[MSG-01] four are not', messageProblem('Look', 4), 'message_images'],
    ['words alone are fine', messageProblem('Hello', 0), null],
    ['nothing is not a message', messageProblem('  ', 0), 'message_missing'],
    ['what the other wrote is unread', unreadCount(2, 3, 4), 4],
    ['what I wrote is not', unreadCount(2, 2, 4), 0],
    ['fewer than none, as a counter may say, are none', unreadCount(2, 3, -1), 0],
    ['a conversation without messages has nothing unread', unreadCount(2, null, 0), 0],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));
});
