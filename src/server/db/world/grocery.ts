import { type ModuleSeed } from './shapes';
import { anchorAndCrate } from './grocery/anchor-and-crate';
import { cardamomGate } from './grocery/cardamom-gate';
import { categories } from './grocery/categories';
import { greenLanternProduce } from './grocery/green-lantern-produce';
import { hillfootDairy } from './grocery/hillfoot-dairy';
import { lamplightCorner } from './grocery/lamplight-corner';
import { nestAndBroom } from './grocery/nest-and-broom';
import { oldWellButchers } from './grocery/old-well-butchers';
import { quayOven } from './grocery/quay-oven';
import { saltgateMarket } from './grocery/saltgate-market';
import { tidelineFishHall } from './grocery/tideline-fish-hall';

export const grocery: ModuleSeed = {
  categories,
  stores: [
    saltgateMarket,
    tidelineFishHall,
    greenLanternProduce,
    quayOven,
    anchorAndCrate,
    lamplightCorner,
    cardamomGate,
    hillfootDairy,
    oldWellButchers,
    nestAndBroom,
  ],
};
