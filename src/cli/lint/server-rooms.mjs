/**
 * The rooms (folders) of `src/server` and the rooms that each may import; lint checks it. A room only imports from
 * rooms on earlier lines, so there are no cycles. Only `src/server/*.ts`, which connects the rooms, imports the demo.
 */
export const serverRooms = {
  config: [],
  city: ['config'],
  pictures: ['config', 'city'],
  db: ['config', 'pictures'],
  data: ['config', 'db'],
  serializers: ['config', 'data', 'db'],
  http: ['config', 'data', 'db'],
  openapi: ['http'],
  adapters: ['config', 'city', 'pictures', 'http'],
  media: ['config', 'pictures', 'data', 'db', 'http', 'adapters'],
  cart: ['data', 'db', 'serializers', 'http'],
  accounts: ['config', 'data', 'db', 'serializers', 'http', 'adapters', 'media', 'cart'],
  payments: ['config', 'data', 'db', 'serializers', 'http', 'adapters'],
  inbox: ['data', 'db', 'http'],
  ordering: ['config', 'data', 'db', 'serializers', 'http', 'adapters', 'media', 'cart', 'accounts', 'payments'],
  trips: ['config', 'data', 'db', 'serializers', 'http', 'media', 'payments', 'ordering'],
  registration: ['config', 'data', 'db', 'serializers', 'http', 'media', 'accounts', 'payments'],
  settlement: ['config', 'data', 'db', 'http', 'adapters', 'payments', 'ordering', 'trips', 'registration'],
  routes: [
    ...['config', 'data', 'serializers', 'http', 'adapters', 'media', 'cart', 'accounts', 'payments'],
    ...['inbox', 'ordering', 'trips', 'registration', 'settlement'],
  ],
  demo: ['config', 'city', 'pictures', 'data', 'db', 'http', 'ordering'],
};
