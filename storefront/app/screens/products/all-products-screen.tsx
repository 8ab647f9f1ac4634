/** Everything in the shop, at an address of its own: a browser that has met the categories first would take it for one. */
export { default, loader, meta } from './products-screen.tsx'
