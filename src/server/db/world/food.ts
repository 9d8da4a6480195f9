import { blueCrateSushi } from './food/blue-crate-sushi';
import { foodCategories } from './food/categories';
import { cloveAndCardamom } from './food/clove-and-cardamom';
import { coalYardPizza } from './food/coal-yard-pizza';
import { earlyTideBreakfastRoom } from './food/early-tide-breakfast-room';
import { emberAndBun } from './food/ember-and-bun';
import { goatherdsOven } from './food/goatherds-oven';
import { jasmineCourtDumplings } from './food/jasmine-court-dumplings';
import { lanternNoodleHouse } from './food/lantern-noodle-house';
import { marigoldSaladWorks } from './food/marigold-salad-works';
import { midnightSkillet } from './food/midnight-skillet';
import { oldGateMezze } from './food/old-gate-mezze';
import { palmRowBakehouse } from './food/palm-row-bakehouse';
import { pineRidgePancakeHouse } from './food/pine-ridge-pancake-house';
import { saffronLaneSweets } from './food/saffron-lane-sweets';
import { sandglassCoffeeBar } from './food/sandglass-coffee-bar';
import { sevenLampsTaqueria } from './food/seven-lamps-taqueria';
import { shepherdsFire } from './food/shepherds-fire';
import { tidewaterFishTable } from './food/tidewater-fish-table';
import type { ModuleSeed } from './shapes';

/** The food module of the demo world; Ember & Bun is shop number one, the order of the rest is the order of the ids. */
export const food: ModuleSeed = {
  categories: foodCategories,
  stores: [
    emberAndBun,
    oldGateMezze,
    shepherdsFire,
    lanternNoodleHouse,
    tidewaterFishTable,
    palmRowBakehouse,
    cloveAndCardamom,
    blueCrateSushi,
    coalYardPizza,
    sandglassCoffeeBar,
    earlyTideBreakfastRoom,
    marigoldSaladWorks,
    midnightSkillet,
    saffronLaneSweets,
    sevenLampsTaqueria,
    jasmineCourtDumplings,
    pineRidgePancakeHouse,
    goatherdsOven,
  ],
};
