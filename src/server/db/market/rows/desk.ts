import {
  automated_messages,
  business_packages,
  cancellation_reasons,
  courier_vehicles,
  modules,
  offline_payment_methods,
  parcel_categories,
  parcel_instructions,
  refund_reasons,
  user_infos,
} from '../../schema';
import type { Loading } from '../loading';
import { put } from '../put';
import type { OfflinePayment, Package } from '../shape/desk';

/**
 * Loads the back office: ready-made sentences, packages for stores, offline payments, courier vehicles, parcels and
 * support.
 */
export async function loadDesk(loading: Loading): Promise<void> {
  const { market } = loading;
  await put(loading, market.packages, {
    table: business_packages,
    key: (businessPackage) => businessPackage.key,
    row: packageRow,
  });
  await put(loading, market.offline_payments, {
    table: offline_payment_methods,
    key: (method) => method.key,
    row: methodRow,
  });
  await put(loading, market.rides, {
    table: courier_vehicles,
    key: (ride) => ride.key,
    row: (ride) => ({
      type: ride.name,
      starting_coverage_area: ride.from_km,
      maximum_coverage_area: ride.to_km,
      extra_charges: ride.extra_fee,
    }),
  });
  await put(loading, [market.settings], {
    table: user_infos,
    key: () => 'support',
    row: ({ business_name, email }) => ({ f_name: business_name.en, first_name: business_name, email, admin: true }),
  });
  await loadParcels(loading);
  await loadReasons(loading);
}

async function loadParcels(loading: Loading): Promise<void> {
  const { market, id, picture } = loading;
  const { module = '', categories = [], instructions = [] } = market.parcel ?? {};
  await put(
    loading,
    categories.map((category, position) => ({ category, position })),
    {
      table: parcel_categories,
      key: ({ category }) => category.slug,
      row: ({ category, position }) => ({
        name: category.name,
        description: category.description,
        image: picture('category', category.picture),
        module_id: id(modules, module),
        parcel_per_km_shipping_charge: category.per_km ?? null,
        parcel_minimum_shipping_charge: category.minimum ?? null,
        position,
      }),
    },
  );
  await put(loading, instructions, {
    table: parcel_instructions,
    key: (reason) => reason.en,
    row: (instruction) => ({ instruction }),
  });
}

/** The key of a sentence is its English text. */
async function loadReasons(loading: Loading): Promise<void> {
  const { reasons } = loading.market;
  const cancellations = [
    ...reasons.order_cancellation.map((reason) => ({ reason, when: null })),
    ...reasons.parcel_cancellation_before_pickup.map((reason) => ({ reason, when: 'before_pickup' as const })),
    ...reasons.parcel_cancellation_after_pickup.map((reason) => ({ reason, when: 'after_pickup' as const })),
  ];
  await put(loading, cancellations, {
    table: cancellation_reasons,
    key: ({ reason, when }) => `${when ?? 'order'}/${reason.en}`,
    row: ({ reason, when }) => ({ reason, user_type: 'customer' as const, cancellation_type: when }),
  });
  await put(loading, reasons.refund, {
    table: refund_reasons,
    key: (reason) => reason.en,
    row: (reason) => ({ reason }),
  });
  await put(loading, reasons.help, {
    table: automated_messages,
    key: (message) => message.en,
    row: (message) => ({ message }),
  });
}

function packageRow(offer: Package): typeof business_packages.$inferInsert {
  return {
    package_name: offer.name,
    text: offer.text,
    price: offer.price,
    validity: offer.days,
    max_order: offer.max_order ?? null,
    max_product: offer.max_product ?? null,
    pos: offer.pos ?? false,
    mobile_app: offer.mobile_app ?? false,
    chat: offer.chat ?? false,
    review: offer.review ?? false,
    self_delivery: offer.self_delivery ?? false,
    default: offer.default ?? false,
    module_type: offer.for ?? 'all',
  };
}

function methodRow({ name, facts, questions }: OfflinePayment): typeof offline_payment_methods.$inferInsert {
  return {
    method_name: name,
    method_fields: facts.map((fact) => ({ input_name: fact.name, input_data: fact.value })),
    method_informations: questions.map((question) => ({
      customer_input: question.key,
      customer_label: question.name,
      customer_placeholder: question.placeholder,
      is_required: question.required,
    })),
  };
}
