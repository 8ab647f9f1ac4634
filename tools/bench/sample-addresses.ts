/** One address of each kind, the same on every demo shop: it begins with the products that all of them have. */
export interface SampleAddresses {
  home: string
  list: string
  product: string
  article: string
  /** The uuid of that product. */
  productId: string
}

export async function sampleAddresses(site: string): Promise<SampleAddresses> {
  const ask = async (path: string) => (await (await fetch(`${site}/api/storefront/${path}`)).json()).data
  const [products, articles] = [await ask('product/fetch?sort=best_selling'), await ask('article/fetch')]
  const [product] = products.result.data
  const [article] = articles.result.data
  return {
    home: '/',
    list: '/all/home-theater',
    product: `/${product.slug}/product/${product.uuid}`,
    article: `/article-product/${article.slug}`,
    productId: product.uuid,
  }
}
