/** SKU, price in rupiah, quota, sold when the shop is first loaded, most for one customer. */
type FlashItem = [sku: string, price: number, quota: number, sold: number, perCustomer: number]

/** What is on sale, session by session in turn. */
export const demoFlashSales: FlashItem[][] = [
  [
    ['NRV-LINJE7-BLK', 8_799_000, 32, 23, 1],
    ['KDG-W2-GD', 2_190_000, 50, 44, 2],
    ['OHM-RX980-BLK', 17_490_000, 18, 6, 1],
    ['KDG-PST210-MG', 3_290_000, 60, 41, 2],
    ['TBG-BUMI12-GBK', 8_990_000, 24, 9, 1],
    ['SRT-RDM-SD', 1_490_000, 80, 52, 5],
    ['LRS-LANGIT8-WOV', 1_790_000, 40, 31, 6],
    ['SRT-TTR2-CG', 23_900_000, 6, 2, 1],
    ['LRS-ARIA5-BAS', 13_490_000, 12, 5, 1],
    ['VLM-PUNKT5-WHT', 5_290_000, 20, 20, 1],
    ['BRH-LANTERN2-GRP', 5_890_000, 30, 12, 1],
    ['TBG-URAT4-COP-5M', 1_090_000, 100, 64, 4],
  ],
  [
    ['AUV-L4-WHT', 30_990_000, 8, 3, 1],
    ['LRS-ARIA9-GBK', 23_990_000, 6, 2, 1],
    ['KDG-KX900-BK', 5_990_000, 25, 17, 1],
    ['NRV-TYST-TAN', 3_390_000, 30, 21, 1],
    ['OHM-A45-SLW', 8_490_000, 15, 6, 1],
    ['SRT-RTG180-WN', 5_290_000, 12, 4, 1],
    ['DTM-PALUNG12-WAL', 7_490_000, 14, 9, 1],
    ['CND-SENJA104-WAL', 5_990_000, 20, 8, 1],
    ['OHM-RX580-BLK', 6_990_000, 20, 20, 1],
    ['KDG-PST206-CY', 1_590_000, 40, 33, 2],
    ['SRT-LRK-OK', 690_000, 120, 97, 10],
  ],
]
