/** Shows one scene after the other, each until its own moment, and stops at the end. */
export const videoScript = `
const film = document.querySelector('.film')
const scenes = [...document.querySelectorAll('[data-until]')]
const ends = scenes.map((scene) => Number(scene.dataset.until))
const whole = ends.at(-1)
const line = document.querySelector('progress')
const clock = document.querySelector('.clock')
const toggle = document.getElementById('toggle')
let at = 0
let before
const asClock = (ms) => Math.floor(ms / 60000) + ':' + String(Math.floor(ms / 1000) % 60).padStart(2, '0')
const show = () => {
  const found = ends.findIndex((end) => at < end)
  const now = found < 0 ? scenes.length - 1 : found
  for (const [place, scene] of scenes.entries()) scene.hidden = place !== now
  if (film.dataset.scene !== String(now)) film.dataset.scene = now
  line.value = at
  clock.textContent = asClock(at) + ' / ' + asClock(whole)
}
const step = (moment) => {
  if (before === undefined) return
  at = Math.min(whole, at + moment - before)
  before = moment
  show()
  if (at < whole) requestAnimationFrame(step)
  else stop()
}
const look = () => {
  film.classList.toggle('plays', before !== undefined)
  toggle.setAttribute('aria-label', before === undefined ? toggle.dataset.play : toggle.dataset.pause)
}
const stop = () => {
  before = undefined
  look()
}
const start = () => {
  if (at >= whole) at = 0
  before = performance.now()
  look()
  requestAnimationFrame(step)
}
toggle.addEventListener('click', () => (before === undefined ? start() : stop()))
document.getElementById('again').addEventListener('click', () => {
  at = 0
  show()
  if (before === undefined) start()
})
start()
`
