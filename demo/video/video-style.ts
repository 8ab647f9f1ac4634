/** The look of the player. Only the picture moves, and not for who wants nothing to move. */
export const videoStyle = `
*{box-sizing:border-box}html,body{block-size:100%;margin:0}
body{background:#12131c;color:#f5f6fb;font:16px/1.4 system-ui,sans-serif;overflow:hidden}
.film{position:relative;block-size:100%;display:grid;align-content:end;overflow:hidden}
.film>picture,.film>picture img{position:absolute;inset:0;inline-size:100%;block-size:100%}
.film img{object-fit:cover;animation:nearer 24s linear both}
.film[data-scene="1"] img{animation-name:to-end;transform-origin:80% 30%}
.film[data-scene="2"] img{animation-name:farther;transform-origin:30% 70%}
.film[data-scene="3"] img{animation-name:nearer;transform-origin:70% 60%}
.film[data-scene="4"] img{animation-name:to-end;transform-origin:20% 40%}
.film:not(.plays) img{animation-play-state:paused}
@keyframes nearer{from{transform:scale(1)}to{transform:scale(1.3)}}
@keyframes farther{from{transform:scale(1.25)}to{transform:scale(1)}}
@keyframes to-end{from{transform:scale(1.15) translateX(2%)}to{transform:scale(1.15) translateX(-4%)}}
@media (prefers-reduced-motion:reduce){.film img{animation:none}}
.mark{position:absolute;inset-block-start:12px;inset-inline-start:12px;margin:0;padding:3px 8px;border-radius:6px;background:rgb(18 19 28/.86);font-size:12px;font-weight:650}
.words{position:relative;padding:64px 20px 4px;background:linear-gradient(transparent,rgb(18 19 28/.86) 64px)}
@media (max-height:300px){.words{padding-block-start:32px;background:linear-gradient(transparent,rgb(18 19 28/.86) 32px)}}
.words>*{margin:0;max-inline-size:44ch;min-block-size:2.8em;display:grid;align-content:end;text-wrap:balance}
.words>[hidden]{display:none}
h1{font-size:clamp(18px,3.4vw,32px);line-height:1.2;letter-spacing:-.02em}
.words p{font-size:clamp(16px,2.4vw,22px)}.words small{display:block;margin-block-start:4px;color:#adb2c6;font-size:12px;font-weight:400;letter-spacing:0}
.bar{position:relative;display:flex;align-items:center;gap:4px;padding:4px 8px 8px;background:rgb(18 19 28/.86)}
button{display:grid;place-items:center;inline-size:44px;block-size:44px;padding:0;border:0;border-radius:8px;background:none;color:inherit;cursor:pointer}
button:hover{background:#303346}button:focus-visible{outline:2px solid #fff;outline-offset:-2px}
svg{inline-size:20px;block-size:20px;fill:currentColor}
.plays .when-still,.film:not(.plays) .when-playing{display:none}
progress{appearance:none;flex:1;min-inline-size:0;block-size:4px;border:0;border-radius:2px;background:#4a4e66;color:#fff;overflow:hidden}
progress::-webkit-progress-bar{background:#4a4e66}progress::-webkit-progress-value{background:#fff}progress::-moz-progress-bar{background:#fff}
.clock{padding-inline:8px;font-size:12px;font-variant-numeric:tabular-nums;white-space:nowrap}`
